import { adminBackground, Box, Flex, Spinner, VisuallyHidden } from '@practice/ui';

const { light, dark } = adminBackground;

/**
 * Shown on /admin until it is known who is signed in. The server sends it too, so it brings its own colours: the theme of
 * the back office is not loaded yet.
 */
export function Splash({ isWaiting }: { isWaiting: boolean }) {
  return (
    <Flex
      minH="100dvh"
      align="center"
      justify="center"
      css={{
        bg: light.bg,
        color: light.fg,
        fontSize: '1.25rem',
        '@media (prefers-color-scheme: dark)': { bg: dark.bg, color: dark.fg, colorScheme: 'dark' },
      }}
    >
      <Box role="status">
        {isWaiting ? (
          <>
            <Spinner />
            <VisuallyHidden>Yükleniyor…</VisuallyHidden>
          </>
        ) : null}
      </Box>
    </Flex>
  );
}
