import { Button, type ButtonProps, type SystemStyleObject } from '@practice/ui';

type ToggleButtonProps = Omit<ButtonProps, 'aria-pressed'> & { isPressed: boolean };

/** A button that is on or off. */
export function ToggleButton({ isPressed, ...button }: ToggleButtonProps) {
  return <Button variant="outline" {...button} aria-pressed={isPressed} css={pressedStyle} />;
}

const pressedStyle: SystemStyleObject = {
  '&[aria-pressed=true], &[aria-pressed=true]:hover:not(:disabled, [aria-disabled=true])': {
    bg: 'pine.subtle',
    color: 'pine.fg',
    borderColor: 'pine.border',
  },
  '@media (forced-colors: active)': { '&[aria-pressed=true]': { outline: '2px solid Highlight' } },
};
