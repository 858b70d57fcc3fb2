import { Box, Heading, Text } from '@practice/ui';
import { TextLink } from '@practice/ui/router';
import type { LegalVersionsQuery } from '../generated/graphql.ts';
import { useLongDay } from '../site/long-day.ts';

type LegalVersionsProps = { slug: string; shown: string; versions: LegalVersionsQuery['legalTextVersions'] };

/** Every version of a legal text with its date; nothing while there is one alone. */
export function LegalVersions({ slug, shown, versions }: LegalVersionsProps) {
  const longDay = useLongDay();
  if (versions.length < 2) return null;
  return (
    <Box as="nav" aria-labelledby="versions" borderTopWidth="1px" mt="12" pt="6">
      <Heading as="h2" size="sm" id="versions">
        Sürümler
      </Heading>
      <Box as="ul" mt="3" listStyleType="none">
        {versions.map(({ version, changeNote, publishedAt, isInForce }) => {
          const name = `${longDay(publishedAt)}${isInForce ? ' (yürürlükte)' : ''}`;
          const to = isInForce ? `/${slug}` : `/${slug}?surum=${encodeURIComponent(version)}`;
          return (
            <Box as="li" key={version} py="1.5">
              {version === shown ? <Text aria-current="page">{name}</Text> : <TextLink to={to}>{name}</TextLink>}
              {changeNote ? (
                <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
                  {changeNote}
                </Text>
              ) : null}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
