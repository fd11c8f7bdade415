/** The page every component stands on. A font import inside a `.css.ts` would be dropped, hence this file. */
import './fonts.css'
import '../tokens/themes.css.ts'
import './global.css.ts'
