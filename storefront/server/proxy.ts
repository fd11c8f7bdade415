import type { IncomingMessage } from 'node:http'
import { CALL_METHODS } from '../api/contract/calls.ts'
import { forward, type ForwardOptions } from './forward.ts'
import type { Backend } from './handler.ts'
import { bodyOf, clientAddress, contentOf, headersOf } from './http.ts'

export function createProxy(options: Omit<ForwardOptions, 'calls'>, behindTls = false): Backend {
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
        { ...options, calls: CALL_METHODS },
      )
      return contentOf(response)
    },
  }
}
