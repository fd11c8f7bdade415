/** Rules for whole pages, off for stories of components. */

/** Roles that need distinct names on a page; a story shows the same component in many states. */
const NAMED_ALIKE = [
  'application',
  'article',
  'banner',
  'complementary',
  'contentinfo',
  'document',
  'form',
  'main',
  'navigation',
  'region',
  'search',
  'toolbar',
]

export const PAGE_ONLY_RULES: Readonly<Record<'axe' | 'ibm' | 'html', readonly string[]>> = {
  axe: [
    'region',
    'bypass',
    'document-title',
    'heading-order',
    'page-has-heading-one',
    'landmark-one-main',
    'landmark-unique',
    'landmark-no-duplicate-banner',
    'landmark-no-duplicate-contentinfo',
    'landmark-no-duplicate-main',
    'landmark-banner-is-top-level',
    'landmark-contentinfo-is-top-level',
    'landmark-main-is-top-level',
    'landmark-complementary-is-top-level',
  ],
  ibm: [
    'page_title_exists',
    'page_title_valid',
    'skip_main_exists',
    'skip_main_described',
    'html_skipnav_exists',
    'aria_content_in_landmark',
    'aria_banner_single',
    'aria_contentinfo_single',
    'aria_contentinfo_misuse',
    'aria_landmark_name_unique',
    'fieldset_label_valid',
  ].concat(NAMED_ALIKE.map((role) => `aria_${role}_label_unique`)),
  html: ['form-dup-name', 'unique-landmark', 'heading-level'],
}
