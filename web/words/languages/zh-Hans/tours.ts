import type { Words } from "#web/words/areas.ts";

export const words = {
  "Add a language": "添加语言",
  "Add your tours with the links where guests book them. Your guides can show three of them on their profile.":
    "添加你的行程和客人预订用的链接。你的导游可以在主页上展示三个。",
  Assign: "展示",
  "Assign tour": "展示行程",
  "Booking Link": "预订链接",
  "Change image": "更换图片",
  "Choose a language": "选择语言",
  "Choose image": "选择图片",
  "Create New Experience": "新建体验",
  "Create tour": "创建行程",
  "Delete Tour": "删除行程",
  "Delete {name}": "删除{name}",
  Description: "介绍",
  "Discard what you changed?": "放弃所做的更改？",
  "Edit Tour": "编辑行程",
  "Failed to Assign Tour": "未能展示行程",
  "Failed to Create Experience": "未能创建体验",
  "Failed to Delete Tour": "未能删除行程",
  "Failed to Remove Tour": "未能移除行程",
  "Failed to Update Order": "未能更新顺序",
  "Failed to Update Tour": "未能更新行程",
  "Guests see it on this profile at once.": "游客马上就能在此主页上看到。",
  "Guests whose language is here read your own words. For the others there is a link that translates.":
    "使用这些语言的游客会读到你自己的文字。其他游客可以点链接翻译。",
  Image: "图片",
  "It was deleted in another tab or on another device.": "它已在其他标签页或设备上删除。",
  "Language of these words": "这些文字的语言",
  "Linked Services": "体验库",
  "Move down {name}": "下移{name}",
  "Move up {name}": "上移{name}",
  "No Experiences Yet": "还没有体验",
  "No Tour Selected": "未选择行程",
  "Optional. Any photo from your phone, we make it small.": "可选。手机里的照片都行，我们来压缩。",
  "Other languages": "其他语言",
  "Please select a tour to assign": "请选择要展示的行程",
  "Remove tour": "移除行程",
  "Save changes": "保存更改",
  "Show up to three of these on each guide’s profile.": "每位导游的主页最多展示其中三个。",
  "Shown by {profiles}": "展示于：{profiles}",
  "Shown on this profile in this order. Up to {max}. Changes here are saved at once.":
    "按此顺序显示在此主页上，最多 {max} 个。这里的改动会立即保存。",
  "There was an error assigning the tour. Please try again.": "展示行程时出错，请重试。",
  "There was an error removing the tour. Please try again.": "移除行程时出错，请重试。",
  "There was an error updating the tour order. Please try again.": "更新行程顺序时出错，请重试。",
  "This profile shows all of your tours.": "此主页已展示你的全部行程。",
  Title: "标题",
  "Tour Assigned": "行程已展示",
  "Tour Created": "行程已创建",
  "Tour Deleted": "行程已删除",
  "Tour Order Updated": "行程顺序已更新",
  "Tour Removed": "行程已移除",
  "Tour Updated": "行程已更新",
  "Tours of this profile": "此主页的行程",
  "What you have not saved here will be lost.": "未保存的内容将会丢失。",
  "You have no tours yet. Create them under {link} on your dashboard.":
    "你还没有行程。请到工作台的“{link}”里创建。",
  "Your tour is saved, but its image is not. {reason}": "行程已保存，但图片没有。{reason}",
  "Your tours could not be loaded": "无法加载你的行程",
  "Your tours could not be loaded.": "无法加载你的行程。",
  "{count} of {max} chosen": "已选 {count} / {max}",
  "{max} of {max}: delete one to make room for another.": "{max} / {max}：删除一个，才能再添加。",
  "{title}: {position} of {count}": "{title}：第 {position} 个，共 {count} 个",
  "‘{title}’ goes and is on none of your profiles. This cannot be undone.":
    "将删除“{title}”，没有主页在展示它。此操作无法撤销。",
  "‘{title}’ goes and leaves the profile of {names}. This cannot be undone.":
    "将删除“{title}”，并从{names}的主页移除。此操作无法撤销。",
  "‘{title}’ goes and leaves the profiles of {names}. This cannot be undone.":
    "将删除“{title}”，并从{names}的主页移除。此操作无法撤销。",
  "‘{title}’ goes and leaves the profiles that show it. This cannot be undone.":
    "将删除“{title}”，并从所有展示它的主页移除。此操作无法撤销。",
  "‘{title}’ goes with its image and is on none of your profiles. This cannot be undone.":
    "将删除“{title}”及其图片，没有主页在展示它。此操作无法撤销。",
  "‘{title}’ goes with its image and leaves the profile of {names}. This cannot be undone.":
    "将删除“{title}”及其图片，并从{names}的主页移除。此操作无法撤销。",
  "‘{title}’ goes with its image and leaves the profiles of {names}. This cannot be undone.":
    "将删除“{title}”及其图片，并从{names}的主页移除。此操作无法撤销。",
  "‘{title}’ goes with its image and leaves the profiles that show it. This cannot be undone.":
    "将删除“{title}”及其图片，并从所有展示它的主页移除。此操作无法撤销。",
  "‘{title}’ leaves this profile. It stays in your Linked Services.":
    "“{title}”会从此主页移除，仍保留在你的体验库中。",
} satisfies Words<"tours">;
