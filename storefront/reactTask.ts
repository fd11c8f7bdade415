/** React alone, so that it is evaluated in a task of its own (bootstrap.ts). Named react.ts, Vite would take it for the package. */
import 'react-dom/client'
