/**
 * Shows the samples of a story in Arabic, so that its full stops and numbers stand where they stand in a right-to-left
 * shop. Words without a translation here are written in Arabic letters.
 */
const WORDS: Readonly<Record<string, string>> = {
  'a link below': 'رابط في الأسفل',
  'accept the terms first': 'وافق على الشروط أولًا',
  action: 'الإجراء',
  'add on services': 'خدمات إضافية',
  'add package': 'أضف الباقة',
  'add to cart': 'أضف إلى السلة',
  am: 'صباحًا',
  'an unexpected error has occured, please contact administrator': 'حدث خطأ غير متوقع، يرجى الاتصال بالمسؤول',
  'any 12 set-ups, 30 minutes at a stretch': 'أي 12 موقعًا للتصوير، 30 دقيقة متواصلة في كل موقع',
  applied: 'تم التطبيق',
  apply: 'تطبيق',
  'ask for the price': 'اسأل عن السعر',
  available: 'متاح',
  'balance at the farm': 'المتبقي، يُدفع في المزرعة',
  'amounts could not be fetched': 'تعذر جلب المبالغ',
  'book now': 'احجز الآن',
  'book your day': 'احجز يومك',
  'booking amount': 'مبلغ الحجز',
  'booking id': 'رقم الحجز',
  'booking summary': 'ملخص الحجز',
  'booking type': 'نوع الحجز',
  cancelled: 'أُلغي',
  cart: 'السلة',
  'check-in date': 'تاريخ الوصول',
  'choose a date first': 'اختر التاريخ أولًا',
  coupon: 'القسيمة',
  'coupon code': 'رمز القسيمة',
  'coupon applied': 'تم تطبيق القسيمة',
  date: 'التاريخ',
  discount: 'الخصم',
  'do not pay again': 'لا تدفع مرة أخرى',
  'fast filling': 'أماكن محدودة',
  'from tomorrow on': 'ابتداءً من الغد',
  'full name': 'الاسم الكامل',
  'golden hour': 'الساعة الذهبية',
  'gulmohar lehenga': 'لهنغا غولموهر',
  'high tea for the couple': 'شاي العصر للعروسين',
  home: 'الرئيسية',
  'in your cart': 'في سلتك',
  'included in': 'ما تشمله باقة',
  items: 'عناصر',
  'kindly login before proceeding': 'يرجى تسجيل الدخول قبل المتابعة',
  'list price': 'السعر الأصلي',
  login: 'تسجيل الدخول',
  'make-up artist': 'خبيرة تجميل',
  'maximum number of product is': 'الحد الأقصى للكمية هو',
  minimum: 'الحد الأدنى',
  next: 'التالي',
  'no upcoming bookings': 'لا توجد حجوزات قادمة',
  'on booking amount only': 'على مبلغ الحجز فقط',
  'one less': 'إنقاص واحدة',
  'one more': 'زيادة واحدة',
  optional: 'اختياري',
  'our longest single day': 'أطول باقاتنا ليوم واحد',
  outfits: 'الأزياء',
  'package is already exist': 'الباقة موجودة بالفعل',
  'package is not available on': 'الباقة غير متاحة في',
  pay: 'ادفع',
  'pay this today': 'يُدفع اليوم',
  'payable now': 'المستحق الآن',
  'please enter your full name': 'يرجى إدخال الاسم الكامل',
  'please select date': 'يرجى اختيار التاريخ',
  'please wait': 'يرجى الانتظار',
  pm: 'مساءً',
  'pre wedding & maternity': 'ما قبل الزفاف والأمومة',
  previous: 'السابق',
  price: 'السعر',
  'price on request': 'السعر عند الطلب',
  'proceed to checkout': 'متابعة إلى الدفع',
  'product is already in cart': 'المنتج موجود في السلة بالفعل',
  quantity: 'الكمية',
  recommended: 'موصى بها',
  remove: 'إزالة',
  pieces: 'قطع',
  save: 'وفّر',
  search: 'بحث',
  'select date': 'اختر التاريخ',
  sets: 'المواقع',
  'shoot date': 'تاريخ التصوير',
  size: 'المقاس',
  'sold out': 'نفدت الحجوزات',
  'sold out on': 'نفدت الحجوزات في',
  'sold out until': 'نفدت الحجوزات حتى',
  summary: 'الملخص',
  'studio tour': 'جولة في الاستوديو',
  'this coupon has expired': 'انتهت صلاحية القسيمة',
  to: 'إلى',
  total: 'المجموع',
  'total to pay': 'إجمالي المستحق',
  'try again': 'حاول مرة أخرى',
  'two days and the night between': 'يومان والليلة التي بينهما',
  'upcoming bookings': 'الحجوزات القادمة',
  'view cart': 'عرض السلة',
  'view details': 'عرض التفاصيل',
  'we print it on the call sheet': 'نطبعه في جدول يوم التصوير',
}
const LATIN = 'sh th kh gh ch ph ee oo a b c d e f g h i j k l m n o p q r s t u v w x y z'.split(' ')
const ARABIC = 'ش ث خ غ تش ف ي و ا ب ك د ي ف ج ه ي ج ك ل م ن و ب ق ر س ت و ف و كس ي ز'.split(' ')
const MARKS: Readonly<Record<string, string>> = { ',': '،', ';': '؛', '?': '؟' }

/** Dates are formatted in English by the stories, so their words are translated back from the same formats. */
const DATES = Object.fromEntries(
  (['short', 'long'] as const).flatMap((length) =>
    Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2026, at, at + 1))).flatMap((day) =>
      [{ month: length }, { weekday: length }].map((part) => {
        const named = (locale: string, shown: Intl.DateTimeFormatOptions) =>
          day.toLocaleDateString(locale, { ...shown, timeZone: 'UTC' })
        return [
          named('en', part).toLowerCase(),
          named('ar-EG', 'month' in part ? { month: 'long' } : { weekday: 'long' }),
        ]
      }),
    ),
  ),
)
const KNOWN: Readonly<Record<string, string>> = { ...WORDS, ...DATES }
const PHRASES = new RegExp(
  String.raw`\b(?:${Object.keys(KNOWN)
    .toSorted((one, other) => other.length - one.length)
    .join('|')})\b`,
  'gi',
)
/** Addresses, codes and abbreviations, which are in Latin letters in an Arabic text, too. */
const KEPT = /([^\s,]*(?:@|:\/\/|[A-Za-z]\d|\d[A-Za-z])[^\s,]*|\b[A-Z]{2,}\b)/

const lettered = (word: string) =>
  word.toLowerCase().replaceAll(/sh|th|kh|gh|ch|ph|ee|oo|./g, (letter) => ARABIC[LATIN.indexOf(letter)] ?? '')

export const inArabic = (text: string): string =>
  text
    .split(KEPT)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part
            .replaceAll(PHRASES, (phrase) => KNOWN[phrase.toLowerCase()] ?? phrase)
            .replaceAll(/[a-z][a-z’']*/gi, lettered)
            .replaceAll(/[,;?](?= |$)/g, (mark) => MARKS[mark] ?? mark),
    )
    .join('')
    // Arabic letters before an amount would move its sign behind the number.
    .replaceAll(/(?<=[\u0600-\u06ff] )₹/g, '\u200E₹')

const NAMES = ['aria-label', 'placeholder', 'alt', 'title']
const isKept = (element: Element | null) =>
  element === null || element.closest('[translate="no"], script, style') !== null

/** Translates what is rendered later, too. React does not notice, because it compares a text with its own last one. */
export function speakArabic(root: Element): () => void {
  const translate = (): void => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? ''
      const arabic = inArabic(text)
      if (arabic !== text && !isKept(node.parentElement)) node.nodeValue = arabic
    }
    for (const name of NAMES)
      for (const element of root.querySelectorAll(`[${name}]`)) {
        const text = element.getAttribute(name) ?? ''
        const arabic = inArabic(text)
        if (arabic !== text && !isKept(element)) element.setAttribute(name, arabic)
      }
  }
  const changes = new MutationObserver(translate)
  changes.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: NAMES })
  translate()
  return () => changes.disconnect()
}
