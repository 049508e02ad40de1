export { IntroVideo, VideoList, type VideoListProps } from "./VideoList";
