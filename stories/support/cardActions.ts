/** The buttons of cards of products, people and meals. */
export const add = (name: string, onPress = () => {}) => ({
  label: 'Add to cart',
  describedName: `Add to cart, ${name}`,
  onPress,
})

export const ask = (name: string) => ({
  label: 'Ask for the price',
  describedName: `Ask for the price, ${name}`,
  href: '/contact-us',
})
