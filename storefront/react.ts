/** React alone, so that it is evaluated in a task of its own (bootstrap.ts). */
import 'react-dom/client'
