import { lazy } from 'react'
import { withNetwork } from './components/Later/withNetwork.ts'

/** The only public door of the design system. Heavy parts are lazy here: wrap them in Suspense. */
export { Button, type ButtonProps } from './components/Button/Button.tsx'
export { Columns, type ColumnsProps } from './components/Columns/Columns.tsx'

// A: foundations and controls
export { Alert, type AlertProps, type AlertTone } from './components/Alert/Alert.tsx'
export { ArchDefinition, ArchPicture, type ArchPictureProps } from './components/Arch/Arch.tsx'
export {
  AvailabilityBadge,
  type AvailabilityBadgeProps,
  type AvailabilityState,
} from './components/AvailabilityBadge/AvailabilityBadge.tsx'
export { AlertDialog, type AlertDialogProps } from './components/Dialog/AlertDialog.tsx'
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx'
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx'
export { ErrorSummary, type ErrorSummaryProps } from './components/ErrorSummary/ErrorSummary.tsx'
export { Heading, type HeadingProps } from './components/Heading/Heading.tsx'
export { Icon, ICON_NAMES, type IconName, type IconProps } from './components/Icon/Icon.tsx'
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx'
export { Container, Divider, type Gap, Grid, Inline, Section, Stack } from './components/Layout/Layout.tsx'
export { LinkButton, type LinkButtonProps } from './components/LinkButton/LinkButton.tsx'
export { Logo, type LogoProps } from './components/Logo/Logo.tsx'
export { Picture, type PictureProps } from './components/Picture/Picture.tsx'
export { Loading } from './components/Skeleton/Loading.tsx'
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx'
export { SkipLink } from './components/SkipLink/SkipLink.tsx'
export { Text, type TextProps } from './components/Text/Text.tsx'
export { TextArea, type TextAreaProps, TextField, type TextFieldProps } from './components/TextField/TextField.tsx'
export { TextButton, type TextButtonProps, TextLink, type TextLinkProps } from './components/TextLink/TextLink.tsx'
export { type ToastMessage, ToastRegion, type ToastRegionProps } from './components/ToastRegion/ToastRegion.tsx'
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx'
export { DateField, type DateFieldProps } from './components/DateField/DateField.tsx'
export { OtpInput, type OtpInputProps } from './components/OtpInput/OtpInput.tsx'
export { PriceRangeSlider, type PriceRangeSliderProps } from './components/PriceRangeSlider/PriceRangeSlider.tsx'
export { QuantityStepper, type QuantityStepperProps } from './components/QuantityStepper/QuantityStepper.tsx'
export { ResendCountdown, type ResendCountdownProps } from './components/ResendCountdown/ResendCountdown.tsx'
export type { CalendarProps, DayMark } from './components/Calendar/Calendar.tsx'
/** A chunk of its own: React Aria comes with it. */
export const Calendar = /* @__PURE__ */ lazy(
  /* @__PURE__ */ withNetwork(() =>
    import('./components/Calendar/Calendar.tsx').then((calendar) => ({ default: calendar.Calendar })),
  ),
)
// A: end

// B: shop and shell
export { AmountField, type AmountFieldProps } from './components/AmountField/AmountField.tsx'
export { type AmountRow, AmountRows } from './components/AmountRows/AmountRows.tsx'
export { type BookingRow, BookingTable, type BookingTableProps } from './components/BookingTable/BookingTable.tsx'
export { CartGroup, type CartGroupProps } from './components/CartGroup/CartGroup.tsx'
export { CartLine, type CartLineProps } from './components/CartLine/CartLine.tsx'
export { CartSummary, type CartSummaryProps, type SummaryLine } from './components/CartSummary/CartSummary.tsx'
export { CouponField, type CouponFieldProps } from './components/CouponField/CouponField.tsx'
export { DayArc, type DayArcProps } from './components/DayArc/DayArc.tsx'
export { PackageCard, type PackageCardProps, PackageGrid } from './components/PackageCard/PackageCard.tsx'
export { Price, type PriceProps } from './components/Price/Price.tsx'
export { ScrollBox, type ScrollBoxProps } from './components/ScrollBox/ScrollBox.tsx'
export { Breadcrumb, type BreadcrumbProps } from './components/Breadcrumb/Breadcrumb.tsx'
export { CallToAction, type CallToActionProps } from './components/CallToAction/CallToAction.tsx'
export { ChatLink, type ChatLinkProps } from './components/ChatLink/ChatLink.tsx'
export { Footer, type FooterProps } from './components/Footer/Footer.tsx'
export { Header } from './components/Header/Header.tsx'
export type { Account, HeaderProps, MegaGroup, NavItem, NavLink, NavMenu } from './components/Header/props.ts'
export type { MenuItem } from './components/Menu/item.ts'
export { LinkTabs, type LinkTabsProps } from './components/LinkTabs/LinkTabs.tsx'
export { MiniCart, type MiniCartProps } from './components/MiniCart/MiniCart.tsx'
export { PageHeader, type PageHeaderProps } from './components/PageHeader/PageHeader.tsx'
export { Steps, type StepsProps } from './components/Steps/Steps.tsx'
export { BillingSummary, type BillingSummaryProps } from './components/BillingSummary/BillingSummary.tsx'
export {
  type BookedLine,
  BookingDetails,
  type BookingDetailsProps,
} from './components/BookingDetails/BookingDetails.tsx'
export { CallSheet, type CallSheetProps } from './components/CallSheet/CallSheet.tsx'
export { Carousel, type CarouselProps } from './components/Carousel/Carousel.tsx'
export { Facts, type FactsProps } from './components/Facts/Facts.tsx'
export { ResultPage, type ResultPageProps } from './components/ResultPage/ResultPage.tsx'
export { ServiceTiles, type ServiceTilesProps } from './components/ServiceTiles/ServiceTiles.tsx'
// B: end

// C: forms, navigation, overlays, feedback
export { Accordion, type AccordionItem, type AccordionProps } from './components/Accordion/Accordion.tsx'
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx'
export { Banner, type BannerProps } from './components/Banner/Banner.tsx'
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx'
export { CheckboxGroup, type CheckboxGroupProps } from './components/CheckboxGroup/CheckboxGroup.tsx'
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.tsx'
export { DropDown, type DropDownProps } from './components/DropDown/DropDown.tsx'
export { EmailField, type EmailFieldProps } from './components/EmailField/EmailField.tsx'
export { FilterPanel, type FilterPanelProps } from './components/FilterPanel/FilterPanel.tsx'
export { MenuButton, type MenuButtonProps } from './components/MenuButton/MenuButton.tsx'
export { NotFoundState, type NotFoundStateProps } from './components/NotFoundState/NotFoundState.tsx'
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx'
export { PhoneField, type PhoneFieldProps } from './components/PhoneField/PhoneField.tsx'
export { Progress, type ProgressProps } from './components/Progress/Progress.tsx'
export { RadioGroup, type RadioGroupProps } from './components/RadioGroup/RadioGroup.tsx'
export { ScrollToTop, type ScrollToTopProps } from './components/ScrollToTop/ScrollToTop.tsx'
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx'
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx'
export { Sheet, type SheetProps } from './components/Sheet/Sheet.tsx'
export { Tabs, type TabsProps } from './components/Tabs/Tabs.tsx'
export { TimeField, type TimeFieldProps } from './components/TimeField/TimeField.tsx'
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx'
// C: end

// D: cards, media, content
export type { CardActionProps } from './components/CardAction/CardAction.tsx'
export { MealCard, type MealCardProps } from './components/MealCard/MealCard.tsx'
export { PersonCard, type PersonCardProps } from './components/PersonCard/PersonCard.tsx'
export { PictureCard, type PictureCardProps } from './components/PictureCard/PictureCard.tsx'
export { ProductCard, type ProductCardProps, ProductGrid } from './components/ProductCard/ProductCard.tsx'
export { Quote, type QuoteProps } from './components/Quote/Quote.tsx'
export { Receipt, type ReceiptProps } from './components/Receipt/Receipt.tsx'
export { TimeWindow, type TimeWindowProps } from './components/TimeWindow/TimeWindow.tsx'
// D: end

// D: media and content
export { Gallery, type GalleryProps } from './components/Gallery/Gallery.tsx'
export { PageFrame, type PageFrameProps } from './components/PageFrame/PageFrame.tsx'
export type { FlipBookProps } from './components/FlipBook/FlipBook.tsx'
export type { LightboxPicture, LightboxProps, LightboxWords } from './components/Lightbox/Lightbox.tsx'
export type { ProseProps } from './components/Prose/Prose.tsx'
/** Chunks of their own: fetched by the page that reads, leafs or looks. Marked pure, so that nothing is left of those a bundle does not use. */
export const FlipBook = /* @__PURE__ */ lazy(
  /* @__PURE__ */ withNetwork(() =>
    import('./components/FlipBook/FlipBook.tsx').then((book) => ({ default: book.FlipBook })),
  ),
)
export const Lightbox = /* @__PURE__ */ lazy(
  /* @__PURE__ */ withNetwork(() =>
    import('./components/Lightbox/Lightbox.tsx').then((box) => ({ default: box.Lightbox })),
  ),
)
export const Prose = /* @__PURE__ */ lazy(
  /* @__PURE__ */ withNetwork(() => import('./components/Prose/Prose.tsx').then((prose) => ({ default: prose.Prose }))),
)
// D: end of media and content

// Fetched later
export { withNetwork } from './components/Later/withNetwork.ts'
