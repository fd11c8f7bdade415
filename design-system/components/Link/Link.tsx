import { createContext, createElement, use, type ComponentProps, type ComponentType, type ReactNode } from 'react'

export interface LinkProps extends ComponentProps<'a'> {
  /** Where it leads. */
  href: string
}

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a')

export interface LinkProviderProps {
  /** The router's link. It gets the props of an `a`, including `href` and `ref`. Define it outside of components. */
  component: ComponentType<LinkProps>
  /** The app. */
  children: ReactNode
}

/** Renders the links of all components with the router's link, so that they navigate without reloading. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** An unstyled link. The router renders it if it leads to a page of this site (`/sets`) in the same tab. */
export function Link(props: LinkProps) {
  const { href, target, download } = props
  const isPage = /^\/(?![\\/])/.test(href) && !target && download === undefined
  return createElement(isPage ? use(LinkContext) : 'a', props)
}
