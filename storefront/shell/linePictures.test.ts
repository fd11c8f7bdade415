import { expect, it, vi } from 'vitest'
import { GetRoomPackage } from '../api/contract/catalogue/rooms.ts'
import { CART_TYPES } from '../api/contract/codes.ts'
import { findPictures } from './linePictures.ts'

const kind = vi.hoisted(() => ({ PackageType: '1' }))
const send = vi.hoisted(() =>
  vi.fn((_call: unknown, { PackageTypeId }: { PackageTypeId: string }) =>
    Promise.resolve({
      Roompackagelist: Array.from({ length: Number(PackageTypeId) }, (_, at) => ({ Id: at, CottagePackageName: '' })),
    }),
  ),
)
vi.mock('../api/client.ts', () => ({ send }))
vi.mock('../api/identity.ts', async (original) => ({
  ...(await original<object>()),
  readKey: (key: string) => (key === 'PackageType' ? kind.PackageType : ''),
}))

const { TypeId } = CART_TYPES.stay
const pictures = () =>
  new Promise<number>((resolve) =>
    findPictures(
      [{ TypeId, lines: [{ ProductId: 1, ProductName: 'Two rooms', StartTime: '', EndTime: '' }] }],
      (found) => resolve(found.length),
    ),
  )

it('asks for the rooms of another kind of package, and once for each kind', async () => {
  expect([await pictures(), await pictures()]).toEqual([0, 0])
  kind.PackageType = '2'
  expect([await pictures(), await pictures()]).toEqual([1, 1])
  expect(send.mock.calls).toEqual([
    [GetRoomPackage, { PackageTypeId: '1' }],
    [GetRoomPackage, { PackageTypeId: '2' }],
  ])
})
