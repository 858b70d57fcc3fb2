import { Box, Button, type SystemStyleObject } from '@practice/ui';
import { ToggleButton, useRoom } from '@practice/ui/admin';
import { DownloadIcon } from '@practice/ui/icons';
import {
  RecordScreen,
  useDownload,
  useListParams,
  useRecordEditor,
  useRecordList,
  useRecordRemoval,
} from '@practice/ui/records';
import { useMemo, useState } from 'react';
import { columnsOf, TemplateCard } from './columns.tsx';
import { TemplateSheet } from './editor/template-sheet.tsx';
import { Filters } from './filters.tsx';
import { firstDirection, listParams, shownTemplates, type TemplateSort } from './list-params.ts';
import { PreviewSheet } from './preview/preview-sheet.tsx';
import { TemplateMenu } from './template-menu.tsx';
import { type Template, templates } from './templates.ts';
import { TestDialog } from './test-dialog.tsx';
import { useDensity } from './use-density.ts';
import { useTemplateChanges } from './use-template-changes.ts';

/** The texts of all e-mails: those of the product, which can be changed, and those of the practice. */
export function TemplatesTab() {
  const list = useRecordList(templates);
  const editor = useRecordEditor(templates, list);
  const params = useListParams(listParams);
  const removal = useRecordRemoval(templates, list, {
    title: () => 'Bu şablonu silmek istediğinizden emin misiniz?',
    consequence: ({ name }) => `“${name}” artık gönderilemez.`,
  });
  const changes = useTemplateChanges(list);
  const isRoomy = useRoom() === 'plenty';
  const { isDense, toggleDensity } = useDensity();
  const [previewed, setPreviewed] = useState<Template | null>(null);
  const [tested, setTested] = useState<Template | null>(null);
  const { sort, direction } = params.values;
  const rows = useMemo(() => list.rows && shownTemplates(list.rows, params.values), [list.rows, params.values]);

  function sortBy(by: TemplateSort, way: 'asc' | 'desc') {
    params.set({ sort: by, direction: by === sort ? way : firstDirection(by) });
  }

  return (
    <Box css={isDense ? denseStyle : undefined}>
      <RecordScreen
        isPart
        records={templates}
        list={list}
        rows={rows}
        params={params}
        editor={editor}
        description=""
        empty={{ icon: 'mail', description: 'Velilere göndermek için bir şablon oluşturun.' }}
        search={{ placeholder: 'Ad veya konu ara…' }}
        filters={
          <>
            <Filters params={params} />
            <ToggleButton size="sm" isPressed={isDense} onClick={toggleDensity} display={{ base: 'none', md: 'flex' }}>
              Sık satırlar
            </ToggleButton>
            <ExportButton />
          </>
        }
        sort={{ by: sort, direction }}
        onSortChange={({ by, direction: way }) => sortBy(listParams.shape.sort.parse(by), way)}
        columns={columnsOf(isRoomy)}
        card={(template, actions) => <TemplateCard template={template} actions={actions} />}
        actions={(template) => (
          <TemplateMenu
            template={template}
            onPreview={() => setPreviewed(template)}
            onTest={() => setTested(template)}
            onToggle={() => void changes.toggle(template)}
            onRestore={() => void changes.restore(template)}
            onDelete={() => removal.remove(template)}
          />
        )}
      >
        <TemplateSheet editor={editor} />
        {removal.dialog}
        {previewed ? (
          <PreviewSheet
            id={previewed.id}
            category={previewed.category}
            name={previewed.name}
            onClose={() => setPreviewed(null)}
          />
        ) : null}
        {tested ? <TestDialog template={tested} onClose={() => setTested(null)} /> : null}
      </RecordScreen>
    </Box>
  );
}

function ExportButton() {
  const { isRunning, download } = useDownload('Dosya indirilemedi.');
  return (
    <Button
      variant="outline"
      size="sm"
      loading={isRunning}
      onClick={() => void download({ address: '/api/email-templates/export' }, 'email_templates.csv')}
    >
      <DownloadIcon />
      CSV indir
    </Button>
  );
}

/** A line for each template: what is said beside its name is left out. */
const denseStyle: SystemStyleObject = {
  '& [role=grid] tbody td': { height: '8', py: '0' },
  '& [role=grid] [data-detail]': { display: 'none' },
};
