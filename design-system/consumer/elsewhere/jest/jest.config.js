export default {
  testEnvironment: 'jsdom',
  moduleNameMapper: { '\\.css$|/css/': 'identity-obj-proxy' },
  transformIgnorePatterns: ['/node_modules/(?!@aperture-acres/design-system/)'],
}
