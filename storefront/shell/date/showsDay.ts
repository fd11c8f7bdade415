import { isAddOn } from '../currentLink.ts'

/** Pages that offer something for a day. The pages of packages have a field for it instead. */
const USING = /^\/(sets?|events?|luxury-cottage-stay|plan)(\/|$)/

export const showsDay = (path: string): boolean => isAddOn(path) || USING.test(path)
