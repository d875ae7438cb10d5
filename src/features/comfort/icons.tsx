import { Icon, type IconProps } from '~/ui/icons';

/** Half dark, half light. */
export const ContrastIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 3a9 9 0 0 1 0 18Z" fill="currentColor" />
  </Icon>
);

/** A screen with an arrow pointing down to its filled lower half. */
export const LowerIcon = (props: IconProps) => (
  <Icon {...props} d="M4.5 3h15v18h-15V3ZM12 5.5v5m-2.25-2 2.25 2.25 2.25-2.25">
    <path d="M7.5 14.5h9v3.5h-9v-3.5Z" fill="currentColor" />
  </Icon>
);

/** A bell on a desk: calls the staff. */
export const BellIcon = (props: IconProps) => (
  <Icon {...props} d="M4 18.5h16M5.5 15.5a6.5 6.5 0 0 1 13 0ZM12 9V6.5m-1.75 0h3.5" />
);
