import { Box, Stack } from '@practice/ui';
import { Exports } from './exports.tsx';
import { ImportPart } from './import-part.tsx';
import { Operations } from './operations.tsx';
import { PatternPart } from './pattern-part.tsx';

/** Work on many redirects at once: import, patterns, exports, and what was done. A tab of URL management. */
export default function Bulk() {
  return (
    <Stack gap="6">
      <Box display="grid" gap="4" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: '3fr 2fr' }}>
        <ImportPart />
        <Stack gap="4">
          <PatternPart />
          <Exports />
        </Stack>
      </Box>
      <Operations />
    </Stack>
  );
}
