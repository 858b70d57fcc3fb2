import { type MediaItemRecord, readPicturePath } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/** A picture of the library; its content is in the file store, under the id in its address. */
export type MediaItem = Omit<MediaItemRecord, 'id' | 'createdAt'> & {
  pictureId: string;
  /** Ids of the pictures whose place it has taken. */
  formerIds: string[];
  createdAt: Date;
};

const size = { type: Number, required: true } as const;
const schema = new Schema<MediaItem>(
  {
    pictureId: { type: String, required: true, unique: true },
    formerIds: { type: [String], default: [], index: true },
    url: { type: String, required: true },
    fileName: { type: String, required: true },
    alt: { type: String, default: null },
    tags: { type: [String], default: [] },
    width: size,
    height: size,
    fileSize: size,
    focalX: { type: Number, default: 50 },
    focalY: { type: Number, default: 50 },
    version: { type: Number, default: 1 },
  },
  { collection: 'media_items', timestamps: true, versionKey: false },
);
schema.index({ createdAt: -1 });
schema.pre('validate', function () {
  this.pictureId = readPicturePath(this.url)?.id ?? '';
});

export const MediaItemModel = model('MediaItem', schema);
