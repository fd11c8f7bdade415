import * as v from 'valibot'
import { call, count, id, lenient, list, maybeMoney, single, text } from '../wire.ts'

const professionalCategory = v.object({
  Name: text,
  SlugName: text,
  ImageLink: text,
  CateogryDescription: v.optional(text, ''),
  ProfCatId: v.optional(lenient(v.nullable(id), null)),
})

/** API-10 */
export const GetProfessionalCategory = call('GetProfessionalCategory', {
  method: 'GET',
  envelope: 'bare',
  fields: { professionalcategorylist: list(professionalCategory) },
})

/** API-11 */
export const GetProfessionalDetails = call('GetProfessionalDetails', {
  method: 'GET',
  envelope: 'response',
  fields: {
    // The documents name only these two fields.
    professionalcategory: single(
      v.object({
        ImageLink: v.optional(text, ''),
        CateogryDescription: v.optional(text, ''),
        Name: v.optional(text, ''),
        SlugName: v.optional(text, ''),
      }),
    ),
    professionallist: list(
      v.object({
        ID: id,
        Name: text,
        ProfessionalImageLink: text,
        InstagramLink: text,
        ProfessionalDescriptions: text,
        Experience: text,
        Fees: maybeMoney,
        Count: count,
        SlugName: text,
      }),
    ),
  },
})

/** API-12 */
export const GetProfessionalGallery = call('GetProfessionalGallery', {
  method: 'GET',
  envelope: 'bare',
  fields: { professionalgallerylist: list(v.object({ Filelink: text })) },
})
