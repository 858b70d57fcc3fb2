import { Box } from '@practice/ui';

/** A path over soft hills to a small house: where a page has no picture of its own. */
export function HillPath() {
  return (
    <Box aria-hidden="true" maxW={{ base: '20rem', lg: 'none' }} mx="auto" width="full">
      <svg viewBox="0 0 420 320" width="100%" aria-hidden="true">
        <circle cx="322" cy="78" r="38" fill="var(--p-colors-apricot-300)" />
        <path d="M0 214C74 150 150 146 226 188s140 30 194-14v146H0Z" fill="var(--p-colors-pine-300)" opacity="0.55" />
        <rect x="228" y="128" width="70" height="66" rx="10" fill="var(--p-colors-paper)" />
        <path d="M216 134l47-44 47 44Z" fill="var(--p-colors-apricot-500)" strokeLinejoin="round" />
        <rect x="254" y="158" width="20" height="36" rx="9" fill="var(--p-colors-pine-700)" />
        <path d="M0 262c92-54 178-50 254-20s120 18 166-12v90H0Z" fill="var(--p-colors-pine-500)" />
        <path
          d="M262 194c-6 26-66 28-74 56-6 22 30 34 14 70"
          fill="none"
          stroke="var(--p-colors-apricot-100)"
          strokeWidth="22"
          strokeLinecap="round"
        />
        <path d="M84 236c-30-26-28-62 2-84 26 26 26 60-2 84Z" fill="var(--p-colors-pine-700)" />
        <path d="M128 244c-20-18-18-42 2-58 18 18 18 42-2 58Z" fill="var(--p-colors-pine-500)" />
      </svg>
    </Box>
  );
}
