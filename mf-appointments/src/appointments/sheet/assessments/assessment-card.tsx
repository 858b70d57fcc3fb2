import { Badge, Box, Flex, Heading, IconButton, Text } from '@practice/ui';
import { DescriptionItem, DescriptionList, formatDate, Menu } from '@practice/ui/admin';
import { MoreIcon } from '@practice/ui/icons';
import { type Assessment, assessments, scoreText } from './assessments.ts';

type AssessmentCardProps = {
  assessment: Assessment;
  /** Of the appointment whose sheet this is. */
  isOfThis: boolean;
  isHighlighted: boolean;
  /** Null for whoever may not change it. */
  onEdit: ((assessment: Assessment) => void) | null;
  onRemove: (assessment: Assessment) => void;
};

const texts = { interpretation: 'Yorum', recommendations: 'Öneriler', notes: 'Notlar' } as const;

/** An assessment with its score and what was written about it. */
export function AssessmentCard({ assessment, isOfThis, isHighlighted, onEdit, onRemove }: AssessmentCardProps) {
  const name = assessments.name(assessment);
  const { assessmentDate, assessedBy, scores } = assessment;
  const written = Object.entries(texts).flatMap(([field, label]) => {
    const text = assessment[field as keyof typeof texts];
    return text ? [{ label, text }] : [];
  });
  return (
    <Box
      as="article"
      aria-label={`${name}, ${formatDate(assessmentDate)}`}
      p="3"
      borderWidth="1px"
      borderRadius="md"
      bg={isHighlighted ? 'pine.subtle' : 'bg.panel'}
    >
      <Flex gap="2" align="flex-start">
        <Box flex="1" minW="0">
          <Flex gap="2" align="center" wrap="wrap">
            <Heading as="h3" size="sm" overflowWrap="anywhere">
              {name}
            </Heading>
            <Badge>{scoreText(assessment)}</Badge>
            {isOfThis ? <Badge tone="completed">Bu randevu</Badge> : null}
          </Flex>
          <Text color="fg.muted" fontSize="sm" mt="0.5">
            {`${formatDate(assessmentDate)} · ${assessedBy ?? 'Silinmiş kullanıcı'}`}
          </Text>
        </Box>
        {onEdit ? (
          <Menu
            placement="bottom-end"
            entries={[
              { label: 'Düzenle', onSelect: () => onEdit(assessment) },
              { label: 'Sil', danger: true, onSelect: () => onRemove(assessment) },
            ]}
          >
            {(trigger) => (
              <IconButton {...trigger} aria-label={`${name}: işlemler`} size="sm">
                <MoreIcon />
              </IconButton>
            )}
          </Menu>
        ) : null}
      </Flex>
      {scores.length > 0 ? (
        <Box mt="2">
          <DescriptionList>
            {scores.map((part) => (
              <DescriptionItem key={part.name} label={part.name}>
                {scoreText(part)}
              </DescriptionItem>
            ))}
          </DescriptionList>
        </Box>
      ) : null}
      {written.length > 0 ? (
        <Box mt="2">
          <DescriptionList layout="stacked">
            {written.map(({ label, text }) => (
              <DescriptionItem key={label} label={label}>
                <Text whiteSpace="pre-line" overflowWrap="anywhere">
                  {text}
                </Text>
              </DescriptionItem>
            ))}
          </DescriptionList>
        </Box>
      ) : null}
    </Box>
  );
}
