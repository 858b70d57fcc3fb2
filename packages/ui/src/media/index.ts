export { MediaPicker, type MediaPickerProps } from './media-picker.tsx';
export { MediaThumb } from './media-thumb.tsx';
export { uploadImage } from './upload-image.ts';
export { UploadZone } from './upload-zone.tsx';
export { useImageUploads } from './use-image-uploads.ts';
