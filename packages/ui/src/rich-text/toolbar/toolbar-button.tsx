import { Icon, IconButton } from '@practice/ui';
import type { LucideIcon } from 'lucide-react';

type ToolbarButtonProps = {
  label: string;
  icon: LucideIcon;
  keys?: string | undefined;
  isOn?: boolean | undefined;
  disabled?: boolean;
  onPress: () => void;
};

/** A button of the toolbar; the text keeps its selection while it is pressed. */
export function ToolbarButton({ label, icon: Shape, keys, isOn, disabled = false, onPress }: ToolbarButtonProps) {
  return (
    <IconButton
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-pressed={isOn}
      disabled={disabled}
      // The toolbar says which of its buttons the Tab key reaches.
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon asChild boxSize="4.5">
        <Shape />
      </Icon>
    </IconButton>
  );
}
