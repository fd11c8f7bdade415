import type { Gateway } from '../gateway/server.ts'
import type { CallContext } from './context.ts'

/** Every call may fail, and may be repeated. */
export type GatewayPort = Omit<Gateway, 'fetch'>

export type Transact = <Result>(work: (context: CallContext) => Result) => Result
