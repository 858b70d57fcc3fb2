import { advertisingClaims } from '@practice/contracts';
import { Box, type SystemStyleObject, Text } from '@practice/ui';

type ClaimWarningProps = {
  texts: readonly string[];
  /** An article, in which praise, prices and titles by certificate are out of place, too. */
  isArticle?: boolean;
};

/** Warns about wording that Turkish rules on health advertising restrict; does not block saving. */
export function ClaimWarning({ texts, isArticle = false }: ClaimWarningProps) {
  const claims = texts.flatMap((text) => advertisingClaims(text, { isArticle }));
  const unique = [...new Map(claims.map((claim) => [claim.words, claim])).values()];
  return (
    <Box role="status">
      {unique.length > 0 ? (
        <Box css={boxStyle}>
          <Text fontWeight="medium">Sağlık reklamı kurallarına takılabilir</Text>
          <Text>
            {`${unique.map(({ kind, words }) => `“${words}” (${kind.toLocaleLowerCase('tr')})`).join(', ')}. ${isArticle ? 'Puan, başarı rakamı, iyileşme vaadi, övgü, fiyat ve sertifika unvanı kullanmayın.' : 'Puan, başarı rakamı ve iyileşme vaadi kullanmayın.'}`}
          </Text>
        </Box>
      ) : null}
    </Box>
  );
}

const boxStyle: SystemStyleObject = {
  mt: '2',
  px: '3',
  py: '2',
  bg: 'status.pending.bg',
  color: 'status.pending.fg',
  borderWidth: '1px',
  borderColor: 'status.pending.border',
  borderRadius: 'sm',
  fontSize: 'sm',
};
