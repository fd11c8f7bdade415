/** The public components. Tokens are in tokens/index.ts, media queries and other style helpers in styles/index.ts. */
import { lazy } from 'react'
import { withNetwork } from './components/lazy/withNetwork.ts'

export { Accordion, type AccordionItem, type AccordionProps } from './components/Accordion/Accordion.tsx'
export { Alert, type AlertProps, type AlertTone } from './components/Alert/Alert.tsx'
export { AmountField, type AmountFieldProps } from './components/AmountField/AmountField.tsx'
export { type AmountRow, AmountRows } from './components/AmountRows/AmountRows.tsx'
export { ArchDefinition, ArchPicture, type ArchPictureProps } from './components/Arch/Arch.tsx'
export type { Availability, AvailabilityState } from './components/AvailabilityBadge/availability.ts'
export { AvailabilityBadge, type AvailabilityBadgeProps } from './components/AvailabilityBadge/AvailabilityBadge.tsx'
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx'
export { Banner, type BannerProps } from './components/Banner/Banner.tsx'
export { BillingSummary, type BillingSummaryProps } from './patterns/BillingSummary/BillingSummary.tsx'
export { type BookedLine, BookingDetails, type BookingDetailsProps } from './patterns/BookingDetails/BookingDetails.tsx'
export { type BookingRow, BookingTable, type BookingTableProps } from './patterns/BookingTable/BookingTable.tsx'
export { Breadcrumb, type BreadcrumbProps } from './components/Breadcrumb/Breadcrumb.tsx'
export { Button, type ButtonProps } from './components/Button/Button.tsx'
export { CallSheet, type CallSheetProps } from './patterns/CallSheet/CallSheet.tsx'
export { CallToAction, type CallToActionProps } from './components/CallToAction/CallToAction.tsx'
export type { CardActionProps } from './components/CardAction/CardAction.tsx'
export { Carousel, type CarouselProps } from './components/Carousel/Carousel.tsx'
export { useAutoplay } from './components/Carousel/useAutoplay.ts'
export { CartGroup, type CartGroupProps } from './patterns/CartGroup/CartGroup.tsx'
export { InCart, type InCartProps } from './patterns/InCart/InCart.tsx'
export { CartLine, type CartLineProps } from './patterns/CartLine/CartLine.tsx'
export { CartSummary, type CartSummaryProps, type SummaryLine } from './patterns/CartSummary/CartSummary.tsx'
export { ChatLink, type ChatLinkProps } from './components/ChatLink/ChatLink.tsx'
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx'
export { CheckboxGroup, type CheckboxGroupProps } from './components/CheckboxGroup/CheckboxGroup.tsx'
export { Columns, type ColumnsProps } from './components/Columns/Columns.tsx'
export { CouponField, type CouponFieldProps } from './components/CouponField/CouponField.tsx'
export { DateField, type DateFieldProps } from './components/DateField/DateField.tsx'
export { DayArc, type DayArcProps } from './patterns/DayArc/DayArc.tsx'
export { AlertDialog, type AlertDialogProps } from './components/Dialog/AlertDialog.tsx'
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx'
export { DropDown, type DropDownProps } from './components/DropDown/DropDown.tsx'
export { EmailField, type EmailFieldProps } from './components/EmailField/EmailField.tsx'
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx'
export { FilterPanel, type FilterPanelProps } from './patterns/FilterPanel/FilterPanel.tsx'
export { FlipBook, type FlipBookProps } from './patterns/FlipBook/FlipBook.tsx'
export { Footer, type FooterProps } from './components/Footer/Footer.tsx'
export { Gallery, type GalleryProps } from './components/Gallery/Gallery.tsx'
export { Header } from './components/Header/Header.tsx'
export type { Account, HeaderProps, MegaGroup, MenuItem, NavItem, NavLink, NavMenu } from './components/Header/props.ts'
export { Heading, type HeadingProps } from './components/Heading/Heading.tsx'
export { Icon, ICON_NAMES, type IconName, type IconProps } from './components/Icon/Icon.tsx'
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx'
export { Container, type Gap, Grid, Inline, Section, Stack } from './components/Layout/Layout.tsx'
export { Link, LinkProvider, type LinkProps, type LinkProviderProps } from './components/Link/Link.tsx'
export { LinkButton, type LinkButtonProps } from './components/LinkButton/LinkButton.tsx'
export { LinkTabs, type LinkTabsProps } from './components/LinkTabs/LinkTabs.tsx'
export { Logo, type LogoProps } from './components/Logo/Logo.tsx'
export { MealCard, type MealCardProps } from './patterns/MealCard/MealCard.tsx'
export { MiniCart, type MiniCartProps } from './patterns/MiniCart/MiniCart.tsx'
export { OtpInput, type OtpInputProps } from './components/OtpInput/OtpInput.tsx'
export { PackageCard, type PackageCardProps, PackageGrid } from './patterns/PackageCard/PackageCard.tsx'
export { PageHeader, type PageHeaderProps } from './components/PageHeader/PageHeader.tsx'
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx'
export { PersonCard, type PersonCardProps } from './patterns/PersonCard/PersonCard.tsx'
export { PhoneField, type PhoneFieldProps } from './components/PhoneField/PhoneField.tsx'
export { Picture, type PictureProps } from './components/Picture/Picture.tsx'
export {
  PictureSources,
  type FindPicture,
  type PictureFiles,
  type PictureSource,
  type PictureSourcesProps,
} from './components/Picture/PictureSources.tsx'
export { PictureCard, type PictureCardProps } from './components/PictureCard/PictureCard.tsx'
export { Price, type PriceProps } from './components/Price/Price.tsx'
export { PriceRangeSlider, type PriceRangeSliderProps } from './components/PriceRangeSlider/PriceRangeSlider.tsx'
export { ProductCard, type ProductCardProps, ProductGrid } from './patterns/ProductCard/ProductCard.tsx'
export { QuantityStepper, type QuantityStepperProps } from './components/QuantityStepper/QuantityStepper.tsx'
export { Quote, type QuoteProps } from './components/Quote/Quote.tsx'
export { RadioGroup, type RadioGroupProps } from './components/RadioGroup/RadioGroup.tsx'
export { Receipt, type ReceiptProps } from './patterns/Receipt/Receipt.tsx'
export { ResendCountdown, type ResendCountdownProps } from './components/ResendCountdown/ResendCountdown.tsx'
export { ResultPage, type ResultPageProps } from './patterns/ResultPage/ResultPage.tsx'
export { ScrollBox, type ScrollBoxProps } from './components/ScrollBox/ScrollBox.tsx'
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx'
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx'
export { ServiceTiles, type ServiceTilesProps } from './patterns/ServiceTiles/ServiceTiles.tsx'
export { Sheet, type SheetProps } from './components/Sheet/Sheet.tsx'
export { Loading } from './components/Skeleton/Loading.tsx'
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx'
export { SkipLink } from './components/SkipLink/SkipLink.tsx'
export { StatList, type StatListProps } from './components/StatList/StatList.tsx'
export { Steps, type StepsProps } from './components/Steps/Steps.tsx'
export { Tabs, type TabsProps } from './components/Tabs/Tabs.tsx'
export { Text, type TextProps } from './components/Text/Text.tsx'
export { TextArea, type TextAreaProps, TextField, type TextFieldProps } from './components/TextField/TextField.tsx'
export { TextButton, type TextButtonProps, TextLink, type TextLinkProps } from './components/TextLink/TextLink.tsx'
export { TimeField, type TimeFieldProps } from './components/TimeField/TimeField.tsx'
export type { ToastMessage } from './components/ToastRegion/ToastMessage.ts'
export { ToastRegion, type ToastRegionProps } from './components/ToastRegion/ToastRegion.tsx'
export { Spoken } from './components/VisuallyHidden/Spoken.tsx'
export { spoken } from './components/VisuallyHidden/said.ts'
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx'
export { useMediaQuery } from './components/useMediaQuery/useMediaQuery.ts'

// Each of these heavy components is a chunk: wrap them in Suspense. `@__PURE__` lets bundlers drop unused ones.
export type { CalendarProps } from './components/Calendar/Calendar.tsx'
export type { LightboxPicture, LightboxProps, LightboxWords } from './components/Lightbox/Lightbox.tsx'
export type { ProseProps } from './components/Prose/Prose.tsx'
export const Calendar = /* @__PURE__ */ lazy(
  /* @__PURE__ */ withNetwork(() =>
    import('./components/Calendar/Calendar.tsx').then((calendar) => ({ default: calendar.Calendar })),
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

export { withNetwork }
