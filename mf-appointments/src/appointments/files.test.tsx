import '@testing-library/jest-dom/vitest';
import type { StaffFetch } from '@practice/ui/back-office';
import { sizeText } from '@practice/ui/uploads';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appointment } from './testing/appointments-api.ts';
import { addFiles, appointmentFile } from './testing/clinical-api.ts';
import { openScreen, setUpPractice } from './testing/open-screen.tsx';

const practice = setUpPractice();

async function openTab(options: { fetch?: StaffFetch; role?: 'moderator' | 'user' } = {}) {
  practice.current.appointments = [appointment()];
  const opened = await openScreen(practice.current, { hash: '#appointments?id=1&tab=files', ...options });
  return { ...opened, sheet: within(await screen.findByRole('dialog', { name: 'Deniz Yılmaz' })) };
}

type Call = { method: string; path: string; body: Record<string, unknown>; signal: AbortSignal | null };

/** The other end of uploads, in parts of four bytes: takes them, unless `answer` has another response. */
function uploads(answer: (call: Call) => Response | Promise<Response> | undefined = () => undefined) {
  const calls: Call[] = [];
  const fetch: StaffFetch = async (path, { method = 'GET', body, signal = null } = {}) => {
    const call = { method, path, body: body ? JSON.parse(String(body)) : {}, signal };
    calls.push(call);
    const parts = Math.ceil(Number(call.body.fileSize) / 4);
    const begun = () => Response.json({ id: 'u1', partBytes: 4, parts }, { status: 201 });
    return (await answer(call)) ?? (path.endsWith('/file-uploads') ? begun() : Response.json({}));
  };
  return { calls, fetch };
}

function untilAborted(signal: AbortSignal | null): Promise<Response> {
  return new Promise((_resolve, reject) => {
    const cancel = () => reject(signal?.reason);
    if (signal?.aborted) cancel();
    else signal?.addEventListener('abort', cancel);
  });
}

const refused = (status: number, message: string) =>
  Response.json({ message: '', code: '', errors: [{ field: 'file', message, code: '' }] }, { status });
const pdf = (name = 'Okul raporu.pdf', text = '%PDF-1.7') => new File([text], name);

it('several files are uploaded in parts, of the type that was chosen, and counted', async () => {
  const records = addFiles(practice.current);
  const { calls, fetch } = uploads(({ path }) => {
    if (path.endsWith('/finish')) records.all = [...records.all, appointmentFile({ id: `f${records.all.length}` })];
    return undefined;
  });
  const { user, sheet } = await openTab({ fetch });
  await sheet.findByText('Henüz dosya yok');
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Yüklenecek dosyaların türü' }), 'Rapor');
  await user.upload(sheet.getByLabelText('Dosyalar'), [pdf(), pdf('Çizim.pdf', '%PDF')]);
  expect(await sheet.findByRole('tab', { name: 'Dosyalar (2)' })).toBeInTheDocument();
  expect(calls.filter(({ path }) => path.endsWith('/file-uploads')).map(({ body }) => body)).toEqual([
    { fileName: 'Okul raporu.pdf', fileType: 'report', fileSize: 8 },
    { fileName: 'Çizim.pdf', fileType: 'report', fileSize: 4 },
  ]);
  const parts = calls.filter(({ method }) => method === 'PUT').map(({ body }) => atob(String(body.base64)));
  expect(parts.sort()).toEqual(['%PDF', '%PDF', '-1.7']);
  expect(sheet.queryByRole('list', { name: 'Yüklenen dosyalar' })).toBeNull();
});

it('what fails says why at the file, and can be tried again unless it was the file that was refused', async () => {
  addFiles(practice.current);
  const failed = 'Beklenmeyen bir hata oluştu. Lütfen tekrar deneyin.';
  const liar = 'Dosyanın adı PDF diyor, içeriği ise JPEG resmi. Doğru dosyayı seçin.';
  let answer: Response | undefined = refused(500, failed);
  const { calls, fetch } = uploads(({ path }) => (path.endsWith('/finish') ? answer : undefined));
  const { user, sheet } = await openTab({ fetch });
  fireEvent.drop(await sheet.findByRole('region', { name: 'Dosya yükle' }), { dataTransfer: { files: [pdf()] } });
  const list = within(await sheet.findByRole('list', { name: 'Yüklenen dosyalar' }));
  expect(await list.findByText(failed)).toBeInTheDocument();
  expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/file-uploads/u1' });
  answer = undefined;
  await user.click(list.getByRole('button', { name: 'Yeniden dene' }));
  await waitFor(() => expect(sheet.queryByRole('list', { name: 'Yüklenen dosyalar' })).toBeNull());
  expect(calls.filter(({ path }) => path.endsWith('/finish'))).toHaveLength(2);
  answer = refused(415, liar);
  await user.upload(sheet.getByLabelText('Dosyalar'), pdf());
  expect(await sheet.findByText(liar)).toBeInTheDocument();
  expect(sheet.queryByRole('button', { name: 'Yeniden dene' })).toBeNull();
});

it('an upload that is cancelled ends at once, and what has come of it is thrown away', async () => {
  addFiles(practice.current);
  // The part never arrives.
  const { calls, fetch } = uploads(({ method, signal }) => (method === 'PUT' ? untilAborted(signal) : undefined));
  const { user, sheet } = await openTab({ fetch });
  await user.upload(await sheet.findByLabelText('Dosyalar'), pdf());
  await user.click(await sheet.findByRole('button', { name: 'Okul raporu.pdf: yüklemeyi iptal et' }));
  await waitFor(() => expect(calls.at(-1)?.method).toBe('DELETE'));
  expect(sheet.queryByRole('list', { name: 'Yüklenen dosyalar' })).toBeNull();
  expect(calls.some(({ path }) => path.endsWith('/finish'))).toBe(false);
});

it('a PDF and a picture are shown in place at an address of the moment', async () => {
  const photo = appointmentFile({ id: 'f2', fileName: 'Çizim', mimeType: 'image/jpeg', description: 'Bir ev' });
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const letter = appointmentFile({ id: 'f3', fileName: 'Mektup.docx', mimeType: word });
  addFiles(practice.current, [appointmentFile(), photo, letter]);
  const { user, sheet } = await openTab();
  await user.click(await sheet.findByRole('button', { name: 'Okul raporu.pdf: önizle' }));
  const frame = await sheet.findByTitle('Okul raporu.pdf önizlemesi');
  expect(frame).toHaveAttribute('src', '/uploads/files/f1/1/imza');
  await user.click(sheet.getByRole('button', { name: 'Çizim: önizle' }));
  expect(await sheet.findByRole('img', { name: 'Bir ev' })).toHaveAttribute('src', '/uploads/files/f2/1/imza');
  await user.click(sheet.getByRole('button', { name: 'Okul raporu.pdf: önizlemeyi kapat' }));
  expect(sheet.queryByTitle('Okul raporu.pdf önizlemesi')).toBeNull();
  expect(sheet.queryByRole('button', { name: 'Mektup.docx: önizle' })).toBeNull();
  expect(within(sheet.getByRole('article', { name: 'Mektup.docx' })).getByText('Word belgesi · 1,4 MB')).toBeVisible();
});

it('the record of a file that is kept elsewhere is added, changed and deleted', async () => {
  addFiles(practice.current);
  const { user, sheet } = await openTab();
  await user.click(await sheet.findByRole('button', { name: 'Yalnızca dosya kaydı ekle' }));
  const form = within(sheet.getByRole('form', { name: 'Dosya kaydı ekle' }));
  const add = form.getByRole('button', { name: 'Kaydı ekle' });
  expect(add).toBeDisabled();
  await user.type(form.getByRole('textbox', { name: /^Dosya adı/ }), 'Çizim');
  await user.click(add);
  expect(await screen.findByText('Dosya kaydı eklendi.')).toBeInTheDocument();
  expect(practice.current.callsOf('CreateAppointmentFile')).toMatchObject([
    { input: { appointmentId: '1', fileName: 'Çizim', fileType: 'document', filePath: '/uploads/Çizim', fileSize: 0 } },
  ]);
  const card = within(await sheet.findByRole('article', { name: 'Çizim' }));
  expect(card.getByText('Yalnızca kayıt')).toBeVisible();
  expect(card.queryByRole('button', { name: /indir$/ })).toBeNull();
  await user.click(card.getByRole('button', { name: 'Çizim: işlemler' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sil' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Dosya silinsin mi?' }));
  await user.click(question.getByRole('button', { name: 'Sil' }));
  expect(await sheet.findByText('Henüz dosya yok')).toBeInTheDocument();
});

it.each([
  [0, '0 bayt'],
  [1500, '1 KB'],
  [1_468_006, '1,4 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
