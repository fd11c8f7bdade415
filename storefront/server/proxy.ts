import type { IncomingMessage } from 'node:http'
import { CALL_METHODS } from '../api/contract/calls.ts'
import { clientAddress } from './clientAddress.ts'
import { forward, type ForwardOptions } from './forward.ts'
import type { Backend } from './handler.ts'
import { bodyOf, contentOf, headersOf } from './http.ts'

export interface ProxyOptions extends Omit<ForwardOptions, 'calls' | 'onFault'> {
  readonly behindTls?: boolean | undefined
  readonly onFault?: ((fault: unknown) => void) | undefined
}

export function createProxy({ behindTls = false, onFault, ...options }: ProxyOptions): Backend {
  const whole: ForwardOptions = {
    ...options,
    calls: CALL_METHODS,
    onFault: (fault) => onFault?.(fault),
  }
  return {
    async answer(message: IncomingMessage, { pathname, search }) {
      const path = /^\/v1(?:\/(.*))?$/.exec(pathname)
      if (!path) return undefined
      const { method = 'GET', headers } = message
      const response = await forward(
        {
          method,
          headers: headersOf(message),
          name: path[1] ?? '',
          search,
          address: clientAddress(message, behindTls),
          host: headers.host ?? '',
          protocol: behindTls ? 'https' : 'http',
          body: (longest) => bodyOf(message, longest),
        },
        whole,
      )
      return contentOf(response)
    },
  }
}
