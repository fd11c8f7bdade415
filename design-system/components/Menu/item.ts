export type MenuItem =
  | { href: string; text: string; onPress?: undefined; busy?: undefined }
  | { href?: undefined; text: string; onPress: () => void; busy?: string | false | undefined }
