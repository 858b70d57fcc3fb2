import { SELF_CHECK_RUNS_KEPT } from '@practice/contracts';
import { Box, Button, Flex, Text } from '@practice/ui';
import { formatDateTime } from '@practice/ui/admin';
import { useId, useState } from 'react';
import { RunTable, runTones } from './run-table.tsx';
import { type Run, resultOf, resultWords } from './run-words.ts';

type RunHistoryProps = {
  /** The newest first. */
  runs: readonly Run[];
  shownId: string;
  onShow: (id: string) => void;
};

/** The last runs as a strip, the newest at its end, and as a table. */
export function RunHistory({ runs, shownId, onShow }: RunHistoryProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const passed = runs.filter((run) => resultOf(run) === 'passed').length;
  return (
    <Box
      as="section"
      aria-label="Geçmiş"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      p={{ base: '4', md: '5' }}
      mt="5"
    >
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Box minW="0">
          <Text as="h2" fontWeight="medium">
            Geçmiş
          </Text>
          <Text color="fg.muted" fontSize="sm">
            {`Son ${runs.length} denetimin ${passed} tanesinde her şey geçti. Son ${SELF_CHECK_RUNS_KEPT} denetim saklanır.`}
          </Text>
        </Box>
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Tabloyu gizle' : 'Tabloyu göster'}
        </Button>
      </Flex>
      <Strip runs={runs} shownId={shownId} />
      <Box id={id} hidden={!isOpen} mt="4">
        {isOpen ? <RunTable runs={runs} shownId={shownId} onShow={onShow} /> : null}
      </Box>
    </Box>
  );
}

/** The table says the same in words. */
function Strip({ runs, shownId }: Pick<RunHistoryProps, 'runs' | 'shownId'>) {
  return (
    <Flex gap="2px" mt="3" h="8" align="stretch" aria-hidden="true">
      {[...runs].reverse().map((run) => {
        const tone = runTones[resultOf(run)];
        return (
          <Box
            key={run.id}
            flex="1 1 0"
            maxW="3"
            minW="1px"
            borderRadius="2px"
            bg={`status.${tone}.fg`}
            opacity={run.id === shownId ? 1 : 0.55}
            title={`${formatDateTime(run.startedAt)}: ${resultWords(run)}`}
          />
        );
      })}
    </Flex>
  );
}
