import { expect, it, vi } from 'vitest'
import { CART_TYPES } from '../api/contract/codes.ts'
import { findPictures } from './linePictures.ts'

const kind = vi.hoisted(() => ({ PackageType: '1' }))
const listRooms = vi.hoisted(() =>
  vi.fn((type: string) =>
    Promise.resolve({
      Roompackagelist: Array.from({ length: Number(type) }, (_, at) => ({ Id: at, CottagePackageName: '' })),
    }),
  ),
)
vi.mock('../api/catalogue/rooms.ts', () => ({ listRooms }))
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
  expect(listRooms.mock.calls).toEqual([['1'], ['2']])
})
