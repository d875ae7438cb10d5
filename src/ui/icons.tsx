import type { ReactNode } from 'react';

export interface IconProps {
  /** Width and height in CSS px. */
  size?: number | undefined;
}

/** The base of all icons. Assistive technology does not see them: a button with only an icon needs a label. */
export function Icon({ size = 28, d, children }: IconProps & { d?: string; children?: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {d && <path d={d} />}
      {children}
    </svg>
  );
}

export const BackIcon = (props: IconProps) => <Icon {...props} d="M19.5 12h-15M11 5.5 4.5 12l6.5 6.5" />;
export const CheckIcon = (props: IconProps) => <Icon {...props} d="m4.5 12.8 4.9 4.9L19.5 7" />;
export const ChevronRightIcon = (props: IconProps) => <Icon {...props} d="m9 5 7 7-7 7" />;
export const BellIcon = (props: IconProps) => (
  <Icon {...props} d="M4 18.5h16M5.5 15.5a6.5 6.5 0 0 1 13 0ZM12 9V6.5m-1.75 0h3.5" />
);
