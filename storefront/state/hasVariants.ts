/** The build never resizes drawings and data URLs. */
export const hasVariants = (src: string): boolean => !/^$|^data:|\.svg$/i.test(src)
