import sharp from 'sharp'

export interface Picture {
  readonly width: number
  readonly height: number
  /** CSS pixels row by row, from the top left; bytes for red, green and blue. */
  readonly pixels: Buffer
}

export async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}
