/** The build never resizes drawings and data URLs. */
export const mayBeWritten = (src: string): boolean => !/^$|^data:|\.svg$/i.test(src)
