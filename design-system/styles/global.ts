/** The base styles of the page. A separate file, because a font import inside a `.css.ts` would be dropped. */
import './fonts.css'
import '../tokens/themes.css.ts'
import './global.css.ts'
