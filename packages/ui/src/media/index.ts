export { MediaPicker, type MediaPickerProps } from './media-picker.tsx';
export { MediaThumb } from './media-thumb.tsx';
export { PictureChoice } from './picture-choice.tsx';
export { uploadImage } from './upload-image.ts';
export { faviconUpload, imageUpload, type UploadKind } from './upload-kinds.ts';
export { UploadZone } from './upload-zone.tsx';
export { useImageUploads } from './use-image-uploads.ts';
