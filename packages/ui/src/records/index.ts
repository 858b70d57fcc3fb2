export { ActiveBadge, activeField } from './active.tsx';
export { inChunks } from './bulk/in-chunks.ts';
export { useBulkRun } from './bulk/use-bulk-run.ts';
export { defineRecords } from './define-records.ts';
export { EditorsNotice } from './editors-notice.tsx';
export { downloadFile, type FileCall } from './export/download-file.ts';
export { exportHeading } from './export/export-heading.ts';
export { ExportMenu } from './export/export-menu.tsx';
export { useDownload } from './export/use-download.ts';
export { amountField, choiceField, flagField, headedTextsField, linesField, timeField } from './field-definitions.ts';
export type { BoundFields } from './fields.tsx';
export { Field } from './fields.tsx';
export { FormClaimWarning } from './form-claim-warning.tsx';
export { useFormContext, useFormValues } from './form-context.ts';
export { FormNotice } from './form-notice.tsx';
export { initialValues, readBy, valuesOf } from './form-values.ts';
export { MadeLink } from './made-link.tsx';
export { announceDone, announceFailure, type Consequence, currentOf, refusalOf } from './messages.tsx';
export { OrderHandle } from './order-handle.tsx';
export { RecordActions } from './record-actions.tsx';
export { RecordDialog, type RecordDialogProps, RecordSheet } from './record-dialog.tsx';
export { mergedVersions, RecordFields, RecordVersions, versionFields } from './record-form.tsx';
export { RecordScreen, type RecordScreenProps } from './record-screen.tsx';
export type {
  FieldDefinition,
  FormValue,
  FormValuesOf,
  ReadForm,
  RecordOf,
  Records,
  RecordTexts,
  StoredRecord,
} from './records.ts';
export { shownRecords } from './shown-records.ts';
export { useHighlights } from './use-highlights.ts';
export { useLastPage } from './use-last-page.ts';
export { useLatestQuestion } from './use-latest-question.ts';
export { isNarrowedList, type ListParams, listParamTexts, readListParams, useListParams } from './use-list-params.ts';
export { NEW_RECORD, useOpenRecord } from './use-open-record.ts';
export { useQuestion } from './use-question.ts';
export { type RecordEditor, useRecordEditor } from './use-record-editor.ts';
export {
  type RecordForm,
  type RecordFormOptions,
  type SaveRecord,
  useRecordForm,
  type Versions,
} from './use-record-form.ts';
export { type RecordList, useRecordList } from './use-record-list.ts';
export { type RecordOrder, useRecordOrder } from './use-record-order.ts';
export { type RecordRemoval, useRecordRemoval } from './use-record-removal.tsx';
