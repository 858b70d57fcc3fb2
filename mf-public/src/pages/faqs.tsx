import { Box, chakra, focusRing, Icon, type SystemStyleObject, Text } from '@practice/ui';

/** Questions whose answers unfold, without any script. */
export function Faqs({ faqs }: { faqs: readonly { question: string; answer: string }[] }) {
  return (
    <Box borderTopWidth="1px">
      {faqs.map(({ question, answer }) => (
        <chakra.details key={question} css={detailsStyle}>
          <chakra.summary>
            <span>{question}</span>
            <Icon data-part="chevron">
              <path d="m6 9.5 6 6 6-6" />
            </Icon>
          </chakra.summary>
          <Text color="fg.muted" pb="5" maxW="prose" whiteSpace="pre-line">
            {answer}
          </Text>
        </chakra.details>
      ))}
    </Box>
  );
}

const detailsStyle: SystemStyleObject = {
  borderBottomWidth: '1px',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minH: 'target',
    py: '4',
    cursor: 'pointer',
    fontWeight: 'semibold',
    listStyle: 'none',
    borderRadius: 'xs',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: 'pine.fg' },
    '&:focus-visible': focusRing,
  },
  '& [data-part=chevron]': { transition: 'transform {durations.moderate} {easings.out}' },
  '&[open] [data-part=chevron]': { transform: 'rotate(180deg)' },
};
