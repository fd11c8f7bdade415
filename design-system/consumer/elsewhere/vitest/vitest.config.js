export default {
  test: { environment: 'jsdom', globals: true, server: { deps: { inline: ['@aperture-acres/design-system'] } } },
}
