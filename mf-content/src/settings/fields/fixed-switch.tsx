import { Badge, Box, type SystemStyleObject, Text } from '@practice/ui';
import { LockIcon } from '@practice/ui/icons';
import type { ReactNode } from 'react';

type FixedSwitchProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  isOn: boolean;
  /** Why it cannot be switched on; without one it is always on. */
  reason?: string;
};

/** A setting that is on or off and cannot be changed here, with what it does or why. */
export function FixedSwitch({ id, label, hint, isOn, reason }: FixedSwitchProps) {
  return (
    <Box
      id={id}
      role="switch"
      aria-checked={isOn}
      aria-disabled={true}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-about`}
      tabIndex={0}
      css={frameStyle}
    >
      <Text id={`${id}-label`} fontSize="md" fontWeight="semibold" lineHeight="snug" mb="2">
        {label}
      </Text>
      <Badge tone={isOn ? 'confirmed' : 'unknown'}>
        <LockIcon boxSize="3.5" />
        <span>{isOn ? 'Her zaman açık' : 'Kapalı'}</span>
      </Badge>
      <Box id={`${id}-about`} display="grid" gap="1" mt="2" color="fg.muted" fontSize="sm">
        {reason ? (
          <Text color="fg" fontWeight="medium">
            {`Burada açılamaz: ${reason}`}
          </Text>
        ) : null}
        {hint ? <Text>{hint}</Text> : null}
      </Box>
    </Box>
  );
}

const frameStyle: SystemStyleObject = { minW: '0', borderRadius: 'xs', cursor: 'default' };
