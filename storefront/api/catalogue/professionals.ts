import { send, type SendOptions } from '../client.ts'
import {
  GetProfessionalCategory,
  GetProfessionalDetails,
  GetProfessionalGallery,
} from '../contract/catalogue/professionals.ts'

export const listProfessionalCategories = (options?: SendOptions) => send(GetProfessionalCategory, {}, options)
export const listProfessionals = (slug: string, options?: SendOptions) =>
  send(GetProfessionalDetails, { SlugName: slug }, options)
export const readPortfolio = (slug: string, options?: SendOptions) =>
  send(GetProfessionalGallery, { SlugName: slug }, options)
