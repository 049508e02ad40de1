export { IntroVideo, VideoList } from "./VideoList";
