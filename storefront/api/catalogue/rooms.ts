import { send, type SendOptions } from '../client.ts'
import { GetRoomPackage } from '../contract/catalogue/rooms.ts'

export const listRooms = (packageType: string, options?: SendOptions) =>
  send(GetRoomPackage, { PackageTypeId: packageType }, options)
