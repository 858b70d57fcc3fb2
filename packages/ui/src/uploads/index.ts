export { sizeText } from './size-text.ts';
export { UploadList } from './upload-list.tsx';
export { type Upload, UploadRefused, useUploads } from './use-uploads.ts';
