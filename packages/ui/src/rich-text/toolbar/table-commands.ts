import { BetweenHorizontalEnd, BetweenVerticalEnd, Columns3, Heading, Rows3, Trash2 } from 'lucide-react';
import type { Command } from './commands.ts';

/** What can be done with the table in which the cursor is. */
export const tableCommands: readonly Command[] = [
  { label: 'Altına satır ekle', icon: BetweenHorizontalEnd, run: (chain) => chain.addRowAfter() },
  { label: 'Sağına sütun ekle', icon: BetweenVerticalEnd, run: (chain) => chain.addColumnAfter() },
  { label: 'Satırı sil', icon: Rows3, run: (chain) => chain.deleteRow() },
  { label: 'Sütunu sil', icon: Columns3, run: (chain) => chain.deleteColumn() },
  { label: 'Başlık satırı', icon: Heading, run: (chain) => chain.toggleHeaderRow() },
  { label: 'Tabloyu sil', icon: Trash2, run: (chain) => chain.deleteTable() },
];
