import type { SetupStep } from '@practice/contracts';
import { Box, Text } from '@practice/ui';
import { ConfirmDialog } from '@practice/ui/admin';
import { readProblem, useMutation } from '@practice/ui/data';
import { toast } from '@practice/ui/overlay';
import { type ReactNode, useState } from 'react';
import { SaveSettingsDocument } from '../generated/graphql.ts';

type Options = { missing: readonly SetupStep[]; refresh: () => Promise<unknown> };

/** Opens the site once it is confirmed; the question says what visitors will miss. */
export function useOpening({ missing, refresh }: Options): { ask: () => void; dialog: ReactNode } {
  const [save] = useMutation(SaveSettingsDocument);
  const [isAsking, setIsAsking] = useState(false);
  const [isOpening, setIsOpening] = useState(false);

  async function open() {
    setIsOpening(true);
    try {
      const { data } = await save({ variables: { settings: [{ key: 'site_open', value: 'true' }] } });
      const [refusal] = data?.saveSettings.errors ?? [];
      if (refusal) toast.error({ title: 'Site açılamadı', description: refusal.message });
      else toast.success({ title: 'Siteniz açıldı' });
      await refresh().catch(() => undefined);
    } catch (problem) {
      toast.error({ title: 'Site açılamadı', description: readProblem(problem).message });
    }
    setIsOpening(false);
    setIsAsking(false);
  }

  const dialog = (
    <ConfirmDialog
      open={isAsking}
      onClose={() => setIsAsking(false)}
      onConfirm={() => void open()}
      loading={isOpening}
      title="Site açılsın mı?"
      confirmLabel="Siteyi aç"
    >
      <Text>Site herkese açılır: sayfalar görülür, randevu istenir ve arama motorları siteyi bulur.</Text>
      {missing.length > 0 ? (
        <>
          <Text mt="3">Hâlâ eksik olanlar:</Text>
          <Box as="ul" ps="5">
            {missing.map(({ key, title }) => (
              <li key={key}>{title}</li>
            ))}
          </Box>
        </>
      ) : null}
    </ConfirmDialog>
  );
  return { ask: () => setIsAsking(true), dialog };
}
