export type { HTMLChakraProps, SystemStyleObject } from '@chakra-ui/react';
export { ErrorScreen, type ErrorScreenProps } from './feedback/error-screen.tsx';
export { LongWait, longWait } from './feedback/long-wait.tsx';
export { PagePart } from './feedback/page-part.tsx';
export { type Retry, RetryButton } from './feedback/retry-button.tsx';
export { RetryPanel, type RetryPanelProps } from './feedback/retry-panel.tsx';
export { offlineTexts, useOnline } from './feedback/use-online.ts';
export { useRunning } from './feedback/use-running.ts';
export { CheckboxField, type CheckboxFieldProps } from './fields/checkbox-field.tsx';
export { CheckboxInput, Input } from './fields/controls.tsx';
export { Counter } from './fields/counter.tsx';
export {
  FieldError,
  FieldFrame,
  FieldHint,
  type FieldProps,
  RequiredMark,
  useFieldIds,
} from './fields/field-frame.tsx';
export { RadioCardGroup, type RadioCardGroupProps, type RadioCardOption } from './fields/radio-card-group.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './fields/select-field.tsx';
export { TextAreaField, type TextAreaFieldProps } from './fields/text-area-field.tsx';
export { PhoneField, TextField, type TextFieldProps } from './fields/text-field.tsx';
export {
  asButton,
  Button,
  ButtonAnchor,
  type ButtonLook,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  IconButton,
} from './primitives/button.tsx';
export { Icon } from './primitives/icon.tsx';
export { Picture, type PictureProps } from './primitives/picture.tsx';
export { Section, type SectionProps } from './primitives/section.tsx';
export { Spinner } from './primitives/spinner.tsx';
export {
  Anchor,
  asLink,
  Badge,
  type BadgeTone,
  Container,
  Heading,
  type HeadingSize,
  Separator,
  Skeleton,
  Text,
} from './primitives/styled.tsx';
export { ALL_RULES, createStyleCache, PracticeProvider, type StyleCache } from './provider.tsx';
export { chakra } from './styled/chakra.ts';
export { figureStyle } from './styled/figure-style.ts';
export { Box, Center, Flex, Grid, HStack, Image, SimpleGrid, Stack, VisuallyHidden } from './styled/layout.ts';
export { adminBackground } from './theme/admin-background.ts';
export { type Appearance, appearanceStyle } from './theme/appearance-style.ts';
export { type BrandColors, brandSample, deriveBrandColors } from './theme/brand-colors.ts';
export { focusRing } from './theme/focus-ring.ts';
export { practiceTheme } from './theme/system.ts';
export { ThemeLayer, type ThemeLayerProps } from './theme/theme-layer.tsx';
