/**
 * Imports React alone, so that it is evaluated in a task of its own (bootstrap.ts). Vite would confuse a file named
 * react.ts with the package.
 */
import 'react-dom/client'
