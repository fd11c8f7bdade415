/** Drawings and data are never written in other widths. */
export const mayBeWritten = (src: string): boolean => !/^$|^data:|\.svg$/i.test(src)
