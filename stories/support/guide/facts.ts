import made from 'virtual:guide-facts'

export const { facts, pages } = made
