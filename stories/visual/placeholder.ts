/** An SVG that shows which photograph it stands for and how that is cropped, so new photographs change no baseline. */
import { createHash } from 'node:crypto'
import sharp from 'sharp'

/** @param path determines the colours. */
export async function placeholder(path: string, picture: Buffer): Promise<string> {
  const { width, height } = await sharp(picture).metadata()
  const [hue = 0, other = 0] = createHash('sha256').update(path).digest()
  const [middleX, middleY, radius] = [width / 2, height / 2, Math.min(width, height) / 4]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="hsl(${Math.round((hue / 256) * 360)} 32% 62%)"/><path d="M0 0H${width}V${height}H0ZM0 ${middleY}H${width}M${middleX} 0V${height}" fill="none" stroke="#fff" stroke-width="${radius / 25}"/><circle cx="${middleX}" cy="${middleY}" r="${radius}" fill="hsl(${Math.round((other / 256) * 360)} 40% 38%)"/></svg>`
}
